import type { Drawing } from '#features/theme/looks.ts'
import type { ShareLook } from './share-measures.ts'

const tavern: ShareLook = {
  ground: 'primary',
  box: { x: 90, y: 64, width: 1020, height: 502 },
  centered: true,
  logo: 112,
  logoGap: 24,
  logoShift: 0,
  plateRadius: 56,
  platePadding: 0.18,
  plateRing: true,
  capitals: true,
  shadow: true,
  name: { font: 'amarante', size: 112, spacing: 0.03 },
  nameLine: 1,
  nameColor: 'sign',
  text: { font: 'piazzolla', size: 34 },
  textLine: 1.3,
  textGap: 24,
  textColor: 'on-primary',
  characters: 32,
  place: { font: 'piazzolla', size: 27 },
  placeGap: 22,
  placeColor: 'sign',
  rule: false,
  ruleGap: 0,
}
const counter: ShareLook = {
  ground: 'bg',
  box: { x: 64, y: 152, width: 1072, height: 424 },
  logo: 96,
  logoGap: 0,
  logoShift: -6,
  plateRadius: 24,
  platePadding: 0.146,
  name: { font: 'belanosima', size: 112, spacing: -0.01 },
  nameLine: 0.96,
  nameColor: 'primary-text',
  text: { font: 'hanken', size: 32 },
  textLine: 1.3,
  textGap: 18,
  textColor: 'text',
  characters: 36,
  place: { font: 'hankenBoldShared', size: 26 },
  placeGap: 16,
  placeColor: 'text-2',
  rule: false,
  ruleGap: 0,
}
const fiesta: ShareLook = {
  ground: 'primary',
  box: { x: 64, y: 104, width: 1072, height: 472 },
  logo: 92,
  logoGap: 0,
  logoShift: 0,
  plateRadius: 46,
  platePadding: 0.152,
  capitals: true,
  name: { font: 'verbena', size: 138 },
  nameLine: 0.84,
  nameColor: 'on-primary',
  text: { font: 'hanken', size: 31 },
  textLine: 1.28,
  textGap: 18,
  textColor: 'on-primary',
  characters: 34,
  place: { font: 'verbena', size: 32 },
  placeGap: 18,
  placeColor: 'on-accent',
  ticket: { x: 26, y: 8, notch: 9 },
  rule: false,
  ruleGap: 0,
}

/** The share pictures of Taberna, Vitrina and Verbena (EXTRA-LOOKS §6 12). */
export const EXTRA_SHARE_LOOKS: Record<
  Exclude<Drawing, 'classic' | 'modern' | 'minimal'>,
  {
    plain: ShareLook
    photo: ShareLook
  }
> = {
  tavern: {
    plain: tavern,
    photo: {
      ...tavern,
      box: { x: 76, y: 56, width: 634, height: 518 },
      photo: { x: 730, y: 102, width: 380, height: 426 },
      name: { ...tavern.name, size: 78 },
      text: { ...tavern.text, size: 29 },
    },
  },
  counter: {
    plain: counter,
    photo: {
      ...counter,
      box: { ...counter.box, width: 626 },
      photo: { x: 720, y: 138, width: 416, height: 418 },
      name: { ...counter.name, size: 84 },
      text: { ...counter.text, size: 28 },
    },
  },
  fiesta: {
    plain: fiesta,
    photo: {
      ...fiesta,
      box: { ...fiesta.box, width: 656 },
      photo: { x: 730, y: 65, width: 560, height: 560 },
      name: { ...fiesta.name, size: 108 },
      text: { ...fiesta.text, size: 28 },
    },
  },
}
