import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { authTexts as texts } from '../../auth.texts.ts'
import styles from './auth-page.module.css'

export type AuthMode = 'login' | 'register'

type AuthToggleProps = {
  mode: AuthMode
  onMode: (mode: AuthMode) => void
  /** Somebody came to the form. */
  onFocus: () => void
  children: ReactNode
}

const OPTIONS = [
  { mode: 'login', label: texts.logIn },
  { mode: 'register', label: texts.signUp },
] as const
/** With two tabs, each of these leads to the other one. */
const ARROWS = new Set(['ArrowLeft', 'ArrowRight'])

/**
 * 'Iniciar sesión' and 'Crear cuenta' as two tabs over the one form that shows. Written here, because the tabs of the
 * dashboard would be 6 KB of script for a page that has none to spare.
 */
export function AuthToggle({ mode, onMode, onFocus, children }: AuthToggleProps) {
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const choose = (next: AuthMode) => {
    // The shorter form keeps the height of the longer one: the page would scroll up, and the tabs leave the pointer.
    if (panel.current) panel.current.style.minHeight = `${panel.current.offsetHeight}px`
    onMode(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!ARROWS.has(event.key)) return
    event.preventDefault()
    choose(mode === 'login' ? 'register' : 'login')
    tabs.current?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus()
  }
  return (
    <div className={styles.tabs} onFocus={onFocus}>
      <div ref={tabs} className={styles.toggle} role="tablist" aria-label={texts.toggle}>
        {OPTIONS.map(option => (
          <button
            key={option.mode}
            type="button"
            className={styles.option}
            role="tab"
            id={`${id}${option.mode}`}
            aria-selected={option.mode === mode}
            aria-controls={`${id}panel`}
            tabIndex={option.mode === mode ? 0 : -1}
            onClick={() => choose(option.mode)}
            onKeyDown={onKeyDown}
          >
            {option.label}
          </button>
        ))}
      </div>
      <div ref={panel} className={styles.panel} role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${mode}`}>
        {children}
      </div>
    </div>
  )
}
