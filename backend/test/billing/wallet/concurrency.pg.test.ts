import { describeConcurrency } from './concurrency.ts';

describeConcurrency('postgres');
