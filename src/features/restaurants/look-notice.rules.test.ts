import { expect, test } from 'vitest'
import { defaultProfile } from './profile/profile.fields.ts'
import { lookNoticeOf } from './look-notice.rules.ts'

const theme = (changes: object) => ({ ...defaultProfile('').theme, style: 'tavern' as const, ...changes }) as never

test('the owner reads until when the look is shown, seven days before that it ends, and after it what is shown', () => {
  const kept = theme({ shownStyle: 'tavern', lookUntil: '2026-12-28' })
  expect(lookNoticeOf(kept, '2026-12-21')).toEqual({
    tone: 'info',
    title: 'Tu carta sigue con Taberna hasta el 28 de diciembre.',
    text: 'Después tus comensales la verán en Clásico, con tus colores. Con Pro vuelve tal cual.',
  })
  expect(lookNoticeOf(kept, '2026-12-22')).toEqual({
    tone: 'warning',
    title: 'El 29 de diciembre tu carta pasará a Clásico.',
    text: 'Taberna viene con Pro y Premium. Si no haces nada, ese día cambia sola.',
  })
  expect(lookNoticeOf(theme({ shownStyle: 'classic', lookUntil: '2026-12-28' }), '2026-12-29')).toEqual({
    tone: 'info',
    title: 'Tu carta se ve ahora en Clásico.',
    text: 'Taberna sigue guardado y vuelve en cuanto pases a Pro.',
  })
})

test('nothing while the plan carries it', () => {
  expect(lookNoticeOf(theme({ shownStyle: 'tavern' }), '2026-12-22')).toBeNull()
})
