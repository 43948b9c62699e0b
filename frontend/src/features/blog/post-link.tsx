import { Link } from '@tanstack/react-router';

interface PostLinkProps {
  readonly post: { readonly id: number; readonly title: string };
}

/** An article's title in a short list; the link covers the nearest positioned ancestor. */
export function PostLink({ post: { id, title } }: PostLinkProps) {
  return (
    <Link
      to="/blog/$id"
      params={{ id: String(id) }}
      className="decoration-primary decoration-2 underline-offset-[0.2em] group-hover:underline after:absolute after:inset-0"
    >
      {title}
    </Link>
  );
}
