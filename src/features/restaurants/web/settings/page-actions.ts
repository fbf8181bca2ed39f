import { type RefObject, useImperativeHandle } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '#ui/toast/toast.ts'
import { type UnsavedChange, unsavedChange, unsavedChanges } from '../../profile/changes.rules.ts'
import type { SettingsValues } from '../../profile/settings.rules.ts'
import { settingsTexts as texts, unsavedTexts } from '../../profile/settings.texts.ts'
import type { SlugFormState } from '../slugs/use-slug-form.ts'
import type { SettingsState } from './use-save-settings.ts'

/** What the question about unsaved changes can do with the page. */
export type PageActions = {
  /** What is not saved, in the order of the tabs. */
  describe: () => UnsavedChange[]
  /** Null: a right that it needs was taken away. */
  save: (() => Promise<void>) | null
  /** Opens the tab of a change. */
  show: (change: UnsavedChange) => void
  /** The control of a change; without one the first that is wrong. */
  find: (change: UnsavedChange | undefined) => HTMLElement | null
  /** What the page keeps beyond itself is given up. */
  discard: () => void
}

type Page = {
  page: RefObject<HTMLElement | null>
  tab: string
  open: (tab: string) => void
  state: SettingsState
  slug: SlugFormState
  save: PageActions['save']
}

/** Fills `actions` for as long as the page is there. */
export function usePageActions(actions: RefObject<PageActions | null>, page: Page): void {
  useImperativeHandle(actions, () => ({
    describe: () => describe(page),
    save: page.save,
    show: change => show(page, change),
    find: change => find(page.page.current, change),
    discard: page.slug.discard,
  }))
}

function describe({ state: { form, logo }, slug }: Page): UnsavedChange[] {
  return [
    ...unsavedChanges(form.formState.defaultValues as SettingsValues, form.getValues()),
    ...(logo.isChanged ? [unsavedChange('logo', unsavedTexts.logo)] : []),
    ...(slug.isChanged ? [unsavedChange('slug', unsavedTexts.address)] : []),
  ]
}

function show({ tab, open }: Page, change: UnsavedChange): void {
  if (change.tab === tab) return
  flushSync(() => open(change.tab))
  toast.info(unsavedTexts.stillAt(texts.tabs[change.tab], change.place), { id: 'still-at' })
}

function find(page: HTMLElement | null, change: UnsavedChange | undefined): HTMLElement | null {
  const wrong = page?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!change || wrong) return wrong ?? null
  const inField = `[data-field="${change.path}"]`
  const controls = `[name="${change.path}"], ${inField} input:not([type="checkbox"]), ${inField} [role="switch"]`
  // Of a day the last one: when it closes.
  const found = [...(page?.querySelectorAll<HTMLElement>(controls) ?? [])].at(-1)
  return found ?? page?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ?? null
}
