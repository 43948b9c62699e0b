import { describeLastSuperAdmin } from './last-super-admin.ts';

describeLastSuperAdmin('postgres');
