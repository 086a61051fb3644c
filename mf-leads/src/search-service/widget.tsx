import { searchServiceForm } from '@binnen/contracts/forms';
import { defineWidget, useSearchParams, useText } from '@binnen/platform';
import { SelectField } from '../form-kit/fields.tsx';
import { useFormFields } from '../form-kit/form-context.ts';
import { FieldGroup } from '../form-kit/form-frame.tsx';
import { readText, type FormProps } from '../form-kit/form-props.ts';
import { FormWidget } from '../form-kit/lead-form.tsx';
import { PersonFields, PrivacyField } from '../form-kit/person-fields.tsx';
import type { Answer, ReadSteps } from '../form-kit/sending/post-lead.ts';
import { prices, rooms, searchTypes, surfaces } from './choices.ts';
import { ChooseMany } from './choose-many.tsx';
import { loadKindOptions, loadPlaceOptions } from './options.ts';
import { readWish } from './read-wish.ts';

const defaults = { type_woning: 'huur-of-koop' };

const button = {
  idle: 'Vind mijn woning',
  sending: 'Opdracht aanmaken...',
  progress: {
    'search-job': 'Opdracht aangemaakt...',
    contact: 'Gelukt!',
    automation: 'Gelukt!',
    note: 'Gelukt!',
  },
  sent: 'Gelukt!',
};

/** Reads lines of JSON: `{"stap":"…"}` for each step that is done, and the answer on the last one. */
const readSteps: ReadSteps = async (response, onStep) => {
  let answer: Answer = {};
  let rest = '';
  const take = (line: string) => {
    const parsed = JSON.parse(line) as Answer & { stap?: string };
    if (parsed.stap) onStep(parsed.stap);
    else answer = parsed;
  };
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    const lines = (rest + decoder.decode(chunk?.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    lines.filter(Boolean).forEach(take);
    if (!chunk || chunk.done) break;
  }
  if (rest.trim()) take(rest);
  return answer;
};

/** Price, and for buyers rooms and surface: asked once it is known which of the two it is. */
function WishFields() {
  const { values } = useFormFields();
  const type = values.type_woning ?? '';
  const isBuyer = type === 'koop';
  const price = useText('label_max_price', 'Maximumprijs');
  const room = useText('label_rooms', 'Kamers');
  const surface = useText('label_surface', 'Oppervlakte');
  return (
    <>
      <SelectField
        name="type_woning"
        label={useText('label_search_type', 'Huur of koop')}
        options={searchTypes}
      />
      {prices[type] && <SelectField key={type} name="prijstot" label={price} options={prices[type]} />}
      {isBuyer && <SelectField name="aantalkamers" label={room} options={rooms} />}
      {isBuyer && <SelectField name="oppervlakte" label={surface} options={surfaces} />}
    </>
  );
}

function SearchServiceForm({ props }: { props: FormProps }) {
  const [search] = useSearchParams();
  return (
    <FormWidget
      className="zoekopdracht"
      props={props}
      form={searchServiceForm}
      title={readText(props, 'titel') ?? 'Vind mijn woning'}
      button={button}
      success={{ title: 'Gelukt!', text: 'Zodra er een woning is die bij je past, hoor je van ons.' }}
      defaults={defaults}
      prefill={readWish(search)}
      keepsForm
      readSteps={readSteps}
    >
      <FieldGroup legend={useText('label_group_search', 'Wat zoek je?')}>
        <ChooseMany
          name="plaatsen"
          label={useText('label_search_places', 'Plaatsen')}
          help="Kies er een of meer, of voeg er zelf een toe."
          load={loadPlaceOptions}
        />
        <ChooseMany
          name="soorten"
          label={useText('label_search_kinds', 'Soort woning')}
          help="Appartement, woonhuis, of iets anders dat je zelf toevoegt."
          load={loadKindOptions}
        />
        <WishFields />
      </FieldGroup>
      <FieldGroup legend={useText('label_group_person', 'Je gegevens')}>
        <PersonFields fullName />
      </FieldGroup>
      <PrivacyField />
    </FormWidget>
  );
}

export const widget = defineWidget({ Component: SearchServiceForm }, 'form-search-service');
