import { usePostedForm } from '@binnen/platform';
import type { PostedForm } from '@binnen/platform/render-protocol';
import { useEffect, useState } from 'react';

/** Posts whose page was left: what was typed in the form since is in its draft, or was sent. */
const left = new WeakSet<PostedForm>();

/** The post without script that `form` came back of, until its page is left. */
export const useFreshPost = (form: string): PostedForm | undefined => {
  const posted = usePostedForm(form);
  const [isLeft] = useState(posted && left.has(posted));
  useEffect(
    () => () => {
      if (posted) left.add(posted);
    },
    [posted],
  );
  return isLeft ? undefined : posted;
};
