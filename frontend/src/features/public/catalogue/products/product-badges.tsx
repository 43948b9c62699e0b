import { Badge } from '@/components/ui/badge.tsx';
import { topicName } from '@/lib/topic-name.ts';

interface ProductBadgesProps {
  readonly badges: readonly string[];
  /** Over artwork the badges need a background of their own. */
  readonly onPicture?: boolean;
}

/** 'New', 'Best Seller' and the like; only 'New' uses the accent colour. */
export function ProductBadges({ badges, onPicture = false }: ProductBadgesProps) {
  const quiet = onPicture ? 'card' : 'secondary';
  return badges.map((badge) => (
    <Badge key={badge} variant={badge === 'New' ? 'marigold' : quiet}>
      {topicName(badge)}
    </Badge>
  ));
}
