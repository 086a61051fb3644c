declare global {
  interface Window {
    /**
     * Forms that the visitor used before their code was there, in that order, each with the control they were in last. React
     * draws a page anew where a tool of theirs, such as a translator, changed it: what was typed is then in these alone. A
     * form is known by its `data-form`.
     */
    usedForms?: Map<HTMLFormElement, HTMLElement>;
  }
}

export type UsedForms = NonNullable<Window['usedForms']>;
