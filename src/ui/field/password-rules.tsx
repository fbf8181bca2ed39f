import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { uiTexts } from '#ui/ui.texts.ts'
import styles from './field.module.css'

export type PasswordRule = { label: string; test: (password: string) => boolean }

type PasswordRulesProps = {
  id: string
  rules: readonly PasswordRule[]
  password: string
  /** The password was refused: what it lacks is crossed out in red. */
  refused: boolean
}

/** The list of rules, with a tick at those that the password meets. */
export function PasswordRules({ id, rules, password, refused }: PasswordRulesProps) {
  return (
    <ul className={styles.rules} id={id}>
      {rules.map(rule => {
        const met = rule.test(password)
        const OpenIcon = refused ? XIcon : CircleIcon
        const Icon = met ? CheckIcon : OpenIcon
        return (
          <li
            key={rule.label}
            className={styles.rule}
            data-met={met ? '' : undefined}
            data-refused={!met && refused ? '' : undefined}
          >
            <Icon size={15} weight={met || refused ? 'bold' : 'regular'} aria-hidden="true" />
            {rule.label}
            <span className="vh">, {met ? uiTexts.ruleMet : uiTexts.ruleOpen}</span>
          </li>
        )
      })}
    </ul>
  )
}
