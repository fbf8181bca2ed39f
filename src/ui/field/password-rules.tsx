import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle'
import { uiTexts } from '#ui/ui.texts.ts'
import styles from './field.module.css'

export type PasswordRule = { label: string; test: (password: string) => boolean }

type PasswordRulesProps = { id: string; rules: readonly PasswordRule[]; password: string }

/** The list of rules, with a tick at those that the password meets. */
export function PasswordRules({ id, rules, password }: PasswordRulesProps) {
  return (
    <ul className={styles.rules} id={id}>
      {rules.map(rule => {
        const met = rule.test(password)
        const Icon = met ? CheckCircleIcon : CircleIcon
        return (
          <li key={rule.label} className={styles.rule} data-met={met ? '' : undefined}>
            <Icon size={15} weight={met ? 'fill' : 'regular'} aria-hidden="true" />
            {rule.label}
            <span className="vh">, {met ? uiTexts.ruleMet : uiTexts.ruleOpen}</span>
          </li>
        )
      })}
    </ul>
  )
}
