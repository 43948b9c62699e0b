import { clsx } from 'clsx';
import { type ComponentProps, createContext, use, useState } from 'react';

/** The URL being shown, and the one that failed to load. */
interface Pictures {
  readonly missing: string | undefined;
  readonly miss: (src: string | undefined) => void;
}

const PicturesContext = createContext<Pictures>({ missing: undefined, miss: () => {} });

export function Avatar({ className = 'size-9 text-xs', ...rest }: ComponentProps<'span'>) {
  const [missing, miss] = useState<string>();
  return (
    <PicturesContext value={{ missing, miss }}>
      <span
        data-slot="avatar"
        className={clsx(
          'group/avatar inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-primary-soft font-semibold text-primary',
          className,
        )}
        {...rest}
      />
    </PicturesContext>
  );
}

export function AvatarImage({ className, alt = '', src, ...rest }: ComponentProps<'img'>) {
  const { missing, miss } = use(PicturesContext);
  if (!src || src === missing) return null;
  return (
    <img
      data-slot="avatar-image"
      src={src}
      alt={alt}
      onError={() => miss(src)}
      className={clsx('size-full object-cover', className)}
      {...rest}
    />
  );
}

/** Shown until the picture has loaded. */
export function AvatarFallback({ className, ...rest }: ComponentProps<'span'>) {
  return <span data-slot="avatar-fallback" className={clsx('group-has-[img]/avatar:hidden', className)} {...rest} />;
}
