import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useGetAbout } from '@/api/generated/about/about.ts';
import { Picture } from '@/components/ui/picture.tsx';

/** The author of an article, if a member of the team; nothing for a guest, and while loading. */
export function AuthorBox({ name }: { readonly name: string }) {
  const { data } = useGetAbout();
  const author = data?.team.find((member) => member.name === name);
  if (!author) return null;
  return (
    <section
      aria-labelledby="author"
      className="mt-12 grid grid-cols-[5rem_minmax(0,1fr)] gap-x-5 rounded-2xl bg-muted p-5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-7 sm:p-7 print:hidden"
    >
      <Picture
        picture={author.image}
        sizes="112px"
        alt=""
        className="aspect-square rounded-xl object-cover sm:row-span-2"
      />
      <div className="min-w-0 self-center">
        <h2 id="author" className="text-xl">
          {author.name}
        </h2>
        <p className="mt-0.5 text-sm font-semibold text-primary">{author.role}</p>
      </div>
      <div className="col-span-full mt-4 text-sm sm:col-start-2">
        <p className="text-pretty text-muted-foreground">{author.bio}</p>
        <Link
          to="/about"
          className="mt-3 inline-flex min-h-6 items-center font-semibold underline decoration-1 underline-offset-4 hover:text-primary"
        >
          <Trans>Meet the team</Trans>
        </Link>
      </div>
    </section>
  );
}
