import { darker, lighter, mix } from './colour.ts';
import type { Person } from './person.ts';
import { ellipse, n, opacity, path, SHADE, stroke } from './svg.ts';

export const drawClothes = (p: Person) => {
  const { cloth, under, skin } = p;
  const torso = `M120 1600C130 1330 210 1215 400 1160L520 1100H680L800 1160C990 1215 1070 1330 1080 1600z`;
  const shade = `M690 1100L800 1160C990 1215 1070 1330 1080 1600H760C790 1420 770 1240 690 1100z`;
  let out = '';
  if (p.clothes === 'blazer' || p.clothes === 'shirt') {
    const base = p.clothes === 'shirt' ? mix(under, cloth, 0.12) : cloth;
    out += path(torso, base) + path(shade, SHADE, opacity(0.16));
    out += path('M522 1094H678L640 1190H560z', darker(skin, 0.14));
    if (p.clothes === 'blazer') {
      out +=
        path(`M500 1108L600 1470L700 1108z`, under) +
        path(`M600 1470L700 1108L668 1100L600 1200z`, SHADE, opacity(0.1));
      out +=
        path(`M500 1100L430 1150L395 1290L470 1300L440 1350L600 1600H640L600 1470z`, lighter(cloth, 0.1)) +
        path(`M700 1100L770 1150L805 1290L730 1300L760 1350L600 1600H560L600 1470z`, darker(cloth, 0.16));
      out +=
        stroke(`M600 1470L640 1600`, darker(cloth, 0.5), 4) +
        stroke('M395 1290L470 1300L440 1350', darker(cloth, 0.35), 3) +
        stroke('M805 1290L730 1300L760 1350', darker(cloth, 0.5), 3);
    } else {
      out +=
        stroke('M600 1230V1600', darker(base, 0.2), 5) +
        [1300, 1410, 1520].map((y) => ellipse(609, y, 7, 7, darker(base, 0.3))).join('');
    }
    out +=
      path('M512 1092L470 1150L560 1240L600 1180z', lighter(p.clothes === 'shirt' ? base : under, 0.3)) +
      path('M688 1092L730 1150L640 1240L600 1180z', darker(p.clothes === 'shirt' ? base : under, 0.08)) +
      stroke('M470 1150L560 1240L600 1180L640 1240L730 1150', SHADE, 3, 'stroke-opacity=".3"');
  } else if (p.clothes === 'knit') {
    out +=
      path(torso, cloth) +
      path(shade, SHADE, opacity(0.18)) +
      path('M512 1098Q600 1190 688 1098L706 1128Q600 1242 494 1128z', lighter(cloth, 0.14)) +
      stroke('M494 1128Q600 1242 706 1128', darker(cloth, 0.4), 4);
    let ribs = '';
    for (let x = 200; x <= 1000; x += 26)
      ribs += `M${x} 1600Q${x + (600 - x) * 0.1} 1400 ${n(x + (600 - x) * 0.28)} 1240`;
    out += stroke(ribs, darker(cloth, 0.3), 2.5, 'stroke-opacity=".35"');
  } else {
    out +=
      path(torso, cloth) +
      path(shade, SHADE, opacity(0.18)) +
      path('M500 1102Q540 1250 600 1290Q660 1250 700 1102z', darker(skin, 0.1)) +
      path('M640 1102Q668 1200 616 1282Q660 1250 700 1102z', darker(skin, 0.24)) +
      stroke('M500 1102Q540 1250 600 1290Q660 1250 700 1102', darker(cloth, 0.4), 5);
    out += stroke('M520 1104Q600 1260 680 1104', '#d9b45a', 4) + ellipse(600, 1186, 9, 11, '#d9b45a');
  }
  return out;
};
