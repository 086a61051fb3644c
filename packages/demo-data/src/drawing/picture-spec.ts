/** What a picture shows. The same spec always gives the same picture. */
export interface PictureSpec {
  seed: number;
  kind: 'facade' | 'room' | 'garden' | 'plan' | 'portrait' | 'street' | 'scene';
  /** The details that each kind reads are listed in the README next to this file; what is missing gets a default. */
  detail?: Record<string, string | number>;
}
