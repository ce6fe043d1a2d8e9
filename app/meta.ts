import { siteFacts } from '@/components/site/site-facts';
import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'Home',
  heading: siteFacts.title,
  band: '',
  description: `${siteFacts.title}: ${siteFacts.description}`,
  interactive: true,
} satisfies PageMeta;
