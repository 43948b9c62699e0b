import { describeLargeBlog } from './three-thousand.ts';

describeLargeBlog('postgres');
