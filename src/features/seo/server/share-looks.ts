import type { Drawing } from '#features/theme/looks.ts'
import { EXTRA_SHARE_LOOKS } from './share-extra-looks.ts'
import { SHARE_HEIGHT, type ShareLook } from './share-measures.ts'

const modern: ShareLook = {
  ground: 'primary',
  box: { x: 64, y: 60, width: 1072, height: 510 },
  logo: 112,
  logoGap: 0,
  logoShift: 0,
  plateRadius: 30,
  name: { font: 'familjenBoldShared', size: 112, spacing: -0.035 },
  nameLine: 0.92,
  nameColor: 'on-primary',
  text: { font: 'hanken', size: 31 },
  textLine: 1.3,
  textGap: 24,
  textColor: 'on-primary',
  characters: 30,
  place: { font: 'hankenBoldShared', size: 25 },
  placeGap: 20,
  placeColor: 'on-primary-2',
  rule: false,
  ruleGap: 0,
}
const classic: ShareLook = {
  ground: 'bg',
  box: { x: 90, y: 56, width: 1020, height: 518 },
  centered: true,
  logo: 120,
  logoGap: 14,
  logoShift: 0,
  plateRadius: 60,
  name: { font: 'ibarraMedium', size: 132, spacing: -0.015 },
  nameLine: 0.95,
  nameColor: 'primary-text',
  text: { font: 'ibarraItalic', size: 36 },
  textLine: 1.25,
  textGap: 18,
  textColor: 'text',
  characters: 30,
  place: { font: 'ibarra', size: 28 },
  placeGap: 22,
  placeColor: 'text',
  rule: true,
  ruleGap: 19,
}
const minimal: ShareLook = {
  ground: 'bg',
  box: { x: 64, y: 60, width: 1072, height: 510 },
  logo: 92,
  logoGap: 0,
  logoShift: -10,
  plateRadius: 14,
  name: { font: 'hanken', size: 168, spacing: -0.05 },
  nameLine: 1,
  nameColor: 'text',
  text: { font: 'hanken', size: 33 },
  textLine: 1.35,
  textGap: 20,
  textColor: 'text-2',
  characters: 34,
  place: { font: 'hankenMedium', size: 26 },
  placeGap: 30,
  placeColor: 'primary-text',
  rule: true,
  ruleGap: 24,
}

/** Each drawing, with a photo of a dish and without. */
export const SHARE_LOOKS: Record<Drawing, Record<'plain' | 'photo', ShareLook>> = {
  ...EXTRA_SHARE_LOOKS,
  modern: {
    plain: modern,
    photo: {
      ...modern,
      box: { x: 60, y: 56, width: 520, height: 522 },
      photo: { x: 620, y: 0, width: 580, height: SHARE_HEIGHT },
      name: { ...modern.name, size: 82 },
      text: { ...modern.text, size: 27 },
    },
  },
  classic: {
    plain: classic,
    photo: {
      ...classic,
      box: { x: 70, y: 56, width: 610, height: 518 },
      photo: { x: 700, y: 110, width: 410, height: 410 },
      name: { ...classic.name, size: 96 },
      text: { ...classic.text, size: 31 },
    },
  },
  minimal: {
    plain: minimal,
    photo: {
      ...minimal,
      box: { x: 64, y: 60, width: 616, height: 510 },
      photo: { x: 730, y: 0, width: 470, height: SHARE_HEIGHT },
      name: { ...minimal.name, size: 132 },
      text: { ...minimal.text, size: 29 },
    },
  },
}
