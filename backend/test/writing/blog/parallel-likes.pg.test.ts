import { describeParallelLikes } from './parallel-likes.ts';

describeParallelLikes('postgres');
