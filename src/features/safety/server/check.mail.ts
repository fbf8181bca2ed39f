import { defineMail } from '#platform/mail/define-mail.ts'
import { button, note, paragraph } from '#platform/mail/mail-content.ts'
import { checkMailTexts as texts } from '../check.texts.ts'
import { CHECK_PAGE } from '../safety.paths.ts'

type WeeklyCheck = { restaurantId: string; restaurant: string; findings: readonly string[] }

const SHOWN = 5

/** Each Monday, to whoever wants it: what is to be mended in the menu. */
export const weeklyCheckMail = defineMail<WeeklyCheck>(
  'safety.weekly-check',
  ({ restaurantId, restaurant, findings }) => ({
    subject: texts.subject(restaurant, findings.length),
    preview: findings[0] ?? '',
    title: texts.heading(restaurant),
    body: [
      ...findings.slice(0, SHOWN).map(finding => paragraph(finding)),
      ...(findings.length > SHOWN ? [paragraph(texts.andMore(findings.length - SHOWN))] : []),
      button(texts.open, `${CHECK_PAGE}?id=${restaurantId}`),
      note(texts.off),
    ],
    reason: texts.reason,
  }),
)
