import { sendWebhook } from '../send-webhook.ts';
import type { Stack } from '../stack.ts';

/** The types of the blog backend that its webhook names, for each list of the demo's files. */
const typesByList: Record<string, string> = {
  posts: 'post',
  pages: 'page',
  categories: 'category',
  tags: 'post_tag',
  media: 'attachment',
  users: 'post',
};

/** Has the stand-ins read the demo's content again, and tells the edge what changed, as its editors' systems do. */
export const refreshContent = async ({ url, standInsUrl }: Pick<Stack, 'url' | 'standInsUrl'>) => {
  const reply = await fetch(`${standInsUrl}/_content`, { method: 'POST' });
  if (!reply.ok) throw new Error(`The content could not be read: ${await reply.text()}`);
  const { directus, wordpress } = (await reply.json()) as { directus: string[]; wordpress: string[] };
  for (const collection of directus) await sendWebhook(url, 'directus', { collection });
  for (const type of new Set(wordpress.map((list) => typesByList[list] ?? 'options')))
    await sendWebhook(url, 'wordpress', { type });
  return [...directus, ...wordpress];
};
