import type { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { threeHomes } from './form-fields.ts';

export type FakeEdge = ReturnType<typeof useFakeEdge>;

export const packages = {
  data: [
    { id: 1, soort: 'verkoop', titel: 'Compleet', prijs: '2950', items: ['Foto’s', 'Bezichtigingen'] },
    { id: 2, soort: 'verkoop', titel: 'Zelf doen', prijs: '1450', items: ['Foto’s'] },
    {
      id: 3,
      soort: 'taxatie',
      titel: '695',
      vanaf_tot_prijs: 'tot € 300.000',
      vanaf: 0,
      tot: 300_000,
      prijs: '695',
    },
    {
      id: 4,
      soort: 'taxatie',
      titel: '795',
      vanaf_tot_prijs: 'tot € 400.000',
      vanaf: 300_000,
      tot: 400_000,
      prijs: '795',
    },
    { id: 5, soort: 'taxatie', titel: 'op aanvraag', prijs: null },
  ],
};
export const lenders = { geldverstrekkers: [{ title: 'ABN AMRO' }, { title: 'Rabobank' }] };

export const taken = { result_code: 1, result_message: 'Contact toegevoegd', subscriber_id: 'abc' };
export const refused = { result_code: 0, result_message: 'Geen geldig e-mailadres' };

export const anyForm = '/ac/contact/add/:form';

/** An edge on which all that a form reads is there, and each lead is taken. */
export const answerForms = (edge: FakeEdge): void => {
  edge.answersGet('/content/packages', packages);
  edge.answersGet('/content/geldverstrekkers/', lenders);
  edge.answersGet('/postcode/lookup/', threeHomes);
  edge.answersPost(anyForm, taken);
};
