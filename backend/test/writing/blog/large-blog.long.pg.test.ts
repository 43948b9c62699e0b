import { describeLargeBlog } from './large-blog.ts';

describeLargeBlog('postgres');
