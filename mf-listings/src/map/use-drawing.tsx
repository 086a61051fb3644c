import { VisuallyHidden } from '@binnen/design/visually-hidden';
import { useState } from 'react';
import type { DrawLayer } from './draw-layer.tsx';
import css from './offer-map.module.css';

type Stage = 'off' | 'on' | 'small' | 'stopped' | 'failed';

const words: Record<Stage, string> = {
  off: '',
  on: 'Trek met je vinger of de muis een lijn om je gebied.',
  small: 'Dat gebied is te klein. Trek een ruimere lijn.',
  stopped: 'Tekenen is gestopt.',
  failed: 'Tekenen lukt nu even niet.',
};

/** Whether the visitor draws on the map. What draws is loaded at the first press of its button. */
export const useDrawing = () => {
  const [stage, setStage] = useState<Stage>('off');
  const [Layer, setLayer] = useState<typeof DrawLayer | null>(null);
  const start = () =>
    import(/* webpackChunkName: "map-draw" */ './draw-layer.tsx').then(
      (loaded) => {
        setLayer(() => loaded.DrawLayer);
        setStage('on');
      },
      () => setStage('failed'),
    );
  return {
    Layer: stage === 'on' || stage === 'small' ? Layer : null,
    /** For the page, and for who hears it: what to do, and that it ended. */
    status:
      stage === 'stopped' ? (
        <VisuallyHidden>{words.stopped}</VisuallyHidden>
      ) : (
        words[stage] && <span className={css.said}>{words[stage]}</span>
      ),
    start,
    setStage,
  };
};
