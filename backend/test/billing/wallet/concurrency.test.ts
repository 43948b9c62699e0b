import { describeConcurrency } from './concurrency.ts';

describeConcurrency('embedded');
