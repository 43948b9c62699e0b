import { Link } from '@tanstack/react-router';
import { detectLanguage } from '@/lib/detect-language.ts';

interface PostLinkProps {
  readonly post: { readonly address: string; readonly title: string };
}

/** An article's title in a short list; the link covers the nearest positioned ancestor. */
export function PostLink({ post: { address, title } }: PostLinkProps) {
  return (
    <Link
      to="/blog/$id"
      params={{ id: address }}
      lang={detectLanguage(title)}
      className="decoration-primary decoration-2 underline-offset-[0.2em] group-hover:underline after:absolute after:inset-0"
    >
      {title}
    </Link>
  );
}
