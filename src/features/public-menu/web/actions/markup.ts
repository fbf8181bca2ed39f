import { ICON_CLASS, ICON_ID } from '../../menu-dom.ts'

/** Phosphor icons (MIT license) that only this script shows, on a grid of 256. */
const OWN_ICONS = {
  funnel:
    'm228 67-68 72v56a16 16 0 0 1-7 13l-32 21a16 16 0 0 1-25-13v-77L28 67a16 16 0 0 1 12-27h176a16 16 0 0 1 12 27',
  close:
    'M206 194a8 8 0 0 1-12 12l-66-67-66 67a8 8 0 0 1-12-12l67-66-67-66a8 8 0 0 1 12-12l66 67 66-67a8 8 0 0 1 12 12l-67 66Z',
  caret: 'm182 134-80 80a8 8 0 0 1-12-12l75-74-75-74a8 8 0 0 1 12-12l80 80a8 8 0 0 1 0 12',
  check: 'M233 81 105 209a12 12 0 0 1-17 0l-56-56a12 12 0 1 1 17-17l47 47L216 64a12 12 0 0 1 17 17',
}

const svg = (content: string, classes: string): string =>
  `<svg class="${ICON_CLASS} ${classes}" viewBox="0 0 256 256" aria-hidden="true">${content}</svg>`

/** An icon of this script. */
export const ownIcon = (name: keyof typeof OWN_ICONS, classes = ''): string =>
  svg(`<path d="${OWN_ICONS[name]}"/>`, classes)

/** An icon that the page has as a symbol. */
export const pageIcon = (name: string): string => svg(`<use href="#${ICON_ID}${name}"/>`, '')
