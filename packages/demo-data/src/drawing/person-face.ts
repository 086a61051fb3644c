import { darker, mix } from './colour.ts';
import type { Person } from './person.ts';
import { ellipse, opacity, path, stroke } from './svg.ts';

const CX = 600;

/** Drawn before the clothes, so that a collar lies on it. */
export const drawNeck = ({ skin }: Person): string =>
  path('M512 930H688V1100Q668 1172 600 1180Q532 1172 512 1100z', darker(skin, 0.14)) +
  path('M512 968Q600 1086 688 960V1040Q620 1120 512 1020z', darker(skin, 0.34), opacity(0.65));

export const drawHead = (p: Person) => {
  const { skin } = p;
  const dark = darker(skin, 0.22);
  const rosy = mix(skin, '#c4553f', 0.34);
  let out = '';
  if (p.cut !== 'scarf')
    for (const k of [-1, 1])
      out +=
        ellipse(CX + k * 186, 752, 30, 52, k < 0 ? skin : dark) +
        ellipse(CX + k * 184, 756, 15, 30, darker(skin, 0.28), opacity(0.6));
  const face =
    'M418 690C414 540 490 470 600 470C710 470 786 540 782 690C780 800 760 890 706 956C672 996 638 1014 600 1014C562 1014 528 996 494 956C440 890 420 800 418 690z';
  out += path(face, skin);
  out += path(
    'M600 470C710 470 786 540 782 690C780 800 760 890 706 956C672 996 638 1014 606 1014C660 980 706 900 716 800C724 700 716 560 600 470z',
    dark,
    opacity(0.62),
  );
  out += ellipse(500, 838, 50, 34, rosy, opacity(0.32)) + ellipse(694, 838, 44, 32, rosy, opacity(0.26));
  return out;
};

export const drawFeatures = (p: Person) => {
  const { skin } = p;
  const line = darker(skin, 0.72);
  const brow = p.cut === 'bald' || p.cut === 'scarf' ? darker(skin, 0.66) : darker(p.hair, 0.15);
  let out = '';
  for (const k of [-1, 1]) {
    const ex = CX + k * 82;
    out +=
      path(`M${ex - 38} 748Q${ex} 718 ${ex + 38} 748Q${ex} 772 ${ex - 38} 748z`, '#f7f1e7') +
      ellipse(ex, 745, 18, 19, '#3b2b22') +
      ellipse(ex - 6, 739, 5.5, 5.5, '#f7f1e7');
    out +=
      stroke(`M${ex - 40} 748Q${ex} 716 ${ex + 40} 746`, line, 7, 'stroke-linecap="round"') +
      stroke(`M${ex - 30} 760Q${ex} 774 ${ex + 30} 759`, darker(skin, 0.35), 3.5, 'stroke-linecap="round"');
    out += stroke(
      `M${ex - k * 44} ${684}Q${ex} ${660} ${ex + k * 46} ${686}`,
      brow,
      15,
      'stroke-linecap="round" stroke-opacity=".92"',
    );
    if (p.age > 0.6)
      out += stroke(
        `M${ex + k * 54} 756l${k * 22} -8M${ex + k * 54} 766l${k * 20} 6`,
        darker(skin, 0.35),
        3,
        'stroke-linecap="round" stroke-opacity=".7"',
      );
  }
  out +=
    path(
      'M606 730C624 790 640 826 634 846C626 864 606 866 588 862C610 858 616 846 612 820z',
      darker(skin, 0.3),
      opacity(0.75),
    ) + stroke('M576 858Q600 874 628 856', darker(skin, 0.42), 5, 'stroke-linecap="round"');
  const lip = mix(darker(skin, 0.12), '#a8412b', 0.42);
  out +=
    path('M528 908Q566 902 600 910Q634 902 672 908Q640 918 600 919Q560 918 528 908z', darker(lip, 0.18)) +
    path('M546 914Q600 926 654 914Q638 939 600 941Q562 939 546 914z', lip) +
    stroke('M520 904Q560 918 600 917Q640 918 680 904', darker(lip, 0.5), 5, 'stroke-linecap="round"');
  out += stroke(
    'M506 886Q500 902 508 920M694 886Q700 902 692 920',
    darker(skin, 0.3),
    4,
    'stroke-linecap="round" stroke-opacity=".7"',
  );
  if (p.glasses) {
    const rim = p.age > 0.5 ? '#3a2a22' : '#2b3a3c';
    for (const k of [-1, 1])
      out +=
        `<rect x="${CX + k * 84 - 62}" y="700" width="124" height="96" rx="42" fill="#ffffff" fill-opacity=".12" stroke="${rim}" stroke-width="9"/>` +
        stroke(`M${CX + k * 146} 738L${CX + k * 184} 730`, rim, 9);
    out += stroke('M578 738Q600 724 622 738', rim, 9);
  }
  return out;
};

export const drawBeard = (p: Person) => {
  if (p.beard === 'none') return '';
  const tone = p.beard === 'full' ? p.hair : mix(p.hair, p.skin, 0.6);
  const d =
    'M420 730C424 820 440 900 494 962C528 1000 562 1024 600 1024C638 1024 672 1000 706 962C760 900 776 820 780 730C764 800 750 850 716 870C690 884 660 872 600 872C540 872 510 884 484 870C450 850 436 800 420 730z';
  return (
    path(d, tone, opacity(p.beard === 'full' ? 1 : 0.5)) +
    path(
      'M600 1024C638 1024 672 1000 706 962C760 900 776 820 780 730C764 800 750 850 716 870C720 930 680 990 600 1024z',
      darker(tone, 0.3),
      opacity(0.5),
    )
  );
};
