/**
 * The options that a banner or page may give a form. All are optional, and a value that is no text counts as absent.
 */
export interface FormProps {
  titel?: string;
  subtitle?: string;
  /** Overrides the form's tag or form type, where the form allows it. */
  tag?: string;
  formtype?: string;
}

/** A text of the props, or undefined. */
export const readText = (props: object, name: string): string | undefined => {
  const value = (props as Record<string, unknown>)[name];
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
};
