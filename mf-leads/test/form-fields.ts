import type { Locator } from 'vitest/browser';

/** What the visitor of these tests types. */
export const visitor = {
  firstname: 'Quirijn',
  lastname: 'Zevenhuizen',
  email: 'q@voorbeeld.example',
  phone: '06 98765',
  message: 'Graag snel',
};

/** A field of a form: how it is filled in with a pointer, and with the keyboard once the focus is on it. */
export interface Field {
  label: string;
  fill: (form: Locator) => Promise<void>;
  keys: string;
}

export const text = (label: string, value: string): Field => ({
  label,
  fill: (form) => form.getByRole('textbox', { name: label, exact: true }).fill(value),
  keys: value,
});
/** `label` is the field's, `option` what its option reads; the keys go to the option. */
export const select = (label: string, option: string, keys = option): Field => ({
  label,
  fill: (form) => form.getByRole('combobox', { name: label, exact: true }).selectOptions(option),
  keys,
});
export const tick = (label: string): Field => ({
  label,
  fill: (form) => form.getByRole('checkbox', { name: label, exact: true }).click(),
  keys: ' ',
});

export const name = (label = 'Naam') => text(label, visitor.firstname);
export const lastName = (label = 'Achternaam') => text(label, visitor.lastname);
export const email = (label = 'E-mail') => text(label, visitor.email);
export const phone = (label = 'Telefoon') => text(label, visitor.phone);
export const privacy = tick('Ik ga akkoord met het privacy statement');
export const callMe = tick('Ik wil graag gebeld worden');
export const person = [name(), email(), phone()];
export const personSent = { firstname: visitor.firstname, email: visitor.email, phone: visitor.phone };

export const home = (letter: string | null, addition: string | null = null) => ({
  street: 'Keulenstraat',
  number: 19,
  letter,
  addition,
  postcode: '7418ET',
  city: { id: '1', label: 'Deventer' },
});
/** What the lookup answers: three homes, so that the visitor chooses. */
export const threeHomes = { _embedded: { addresses: [home('B'), home(null), home('A')] } };
export const oneHome = { _embedded: { addresses: [home(null)] } };

/** Postcode, number, and the choice between the three homes that have it. */
export const address: Field[] = [
  text('Postcode', '7418et'),
  {
    label: 'Huisnummer',
    fill: async (form) => {
      await form.getByRole('textbox', { name: 'Huisnummer' }).fill('19');
      // Going on is what starts the lookup.
      await form.getByRole('textbox', { name: 'Postcode' }).click();
    },
    keys: '19',
  },
  select('Adres', 'Keulenstraat 19 A in Deventer', 'Keul'),
];
export const addressSent = {
  postcode: '7418et',
  huisnr: '19',
  toevoeging: 'A',
  straat: 'Keulenstraat',
  plaats: 'Deventer',
  fulladdress: 'Keulenstraat 19 A in Deventer',
};
