import type { PostedForm } from '../protocol/render-protocol.ts';
import { createContext, useContext } from 'react';

export const PostedFormContext = createContext<PostedForm | undefined>(undefined);

/** The values and errors of `form` when it was just posted without script, else undefined. */
export const usePostedForm = (form: string): PostedForm | undefined => {
  const posted = useContext(PostedFormContext);
  return posted?.form === form ? posted : undefined;
};
