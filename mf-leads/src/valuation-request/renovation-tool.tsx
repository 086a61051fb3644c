import { Button } from '@binnen/design/button';
import { Prose } from '@binnen/design/prose';
import { useLongText, useText } from '@binnen/platform';
import css from './valuation-request.module.css';

/** Offered, not forced: the valuation is under way, and the tool stands on another site. */
export function RenovationTool({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const href = useText('renovation_tool_url', 'https://verbouwing.binnen.example/');
  const explanation = useLongText(
    'verbouwing_uitleg',
    '<p>Vul je verbouwplannen in bij de verbouwtool. Met die specificatie bepaalt de taxateur ook de waarde na verbouwing.</p>',
  );
  return (
    <div className={css.tool}>
      <Heading>Je gaat verbouwen</Heading>
      <Prose html={explanation} />
      <Button href={href} target="_blank" rel="noopener">
        Naar de verbouwtool
      </Button>
    </div>
  );
}
