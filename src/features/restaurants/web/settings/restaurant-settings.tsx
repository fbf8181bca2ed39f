import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { Button } from '#ui/button/button.tsx'
import type { PageTab } from '#ui/dashboard/dashboard-feature.ts'
import { showAll } from '#ui/dashboard/page-with.ts'
import { useTabTitle } from '#ui/dashboard/tab-title.ts'
import { offlineTexts } from '#ui/offline/offline.texts.ts'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import type { Restaurant } from '../../restaurants.contract.ts'
import { unsavedChanges } from '../../profile/changes.rules.ts'
import { SETTINGS_TABS, type SettingsValues, tabWithError } from '../../profile/settings.rules.ts'
import { settingsTexts as texts } from '../../profile/settings.texts.ts'
import { hasRight } from '../../rights.rules.ts'
import { ReadOnlyNotice } from '../read-only-notice.tsx'
import { AppearanceTab } from './appearance/appearance-tab.tsx'
import { useLeaveLook } from './appearance/leave-look.tsx'
import { BasicTab } from './basic/basic-tab.tsx'
import { HoursTab } from './hours/hours-tab.tsx'
import { TodayAndSpecialDays } from './hours/today-and-special-days.tsx'
import styles from './restaurant-settings.module.css'
import { useSlugForm } from '../slugs/use-slug-form.ts'
import { ReadSettings, type ReadTab, rightOfTab } from './read-settings.tsx'
import { type PageActions, usePageActions } from './page-actions.ts'
import { LogoContext, SettingsContext, SlugContext } from './settings-context.ts'
import { TakenChanges } from './taken-changes.tsx'
import { useSaveSettings } from './use-save-settings.ts'
import { useSettingsTab } from './use-settings-tab.ts'
import { useUnsavedToast } from './use-unsaved-toast.ts'

type Props = {
  restaurant: Restaurant
  /** Tabs of other features, which save by themselves. */
  extraTabs: readonly PageTab[]
  /** Cards of other features in Horario, which save by themselves, too. */
  hoursCards: readonly ComponentType[]
  /** Filled in for the question that is asked before the page is left. */
  actions: RefObject<PageActions | null>
  onChanges: (hasChanges: boolean) => void
}

/** All tabs of one restaurant with one Guardar (S2 §2). */
export function RestaurantSettings({ restaurant, extraTabs, hoursCards, actions, onChanges }: Props) {
  const { tab, open } = useSettingsTab([...SETTINGS_TABS, ...extraTabs.map(({ id }) => id)])
  const extra = extraTabs.find(({ id }) => id === tab)
  const hasTab = !extra || extra.visible
  const page = useRef<HTMLDivElement>(null)
  const showError = useErrorTab(page, tab, open)
  const state = useSaveSettings(restaurant, showError)
  const slug = useSlugForm(restaurant)
  const { form, logo, isWaiting } = state
  const hasChanges = state.hasChanges || slug.isChanged
  const isSaving = state.isSaving || slug.isBusy
  // Taken away while somebody writes: the tab stays as it was typed, and is read again with each stroke.
  useWatch({ control: form.control, disabled: SETTINGS_TABS.every(id => hasRight(restaurant, rightOfTab(id))) })
  const taken = unsavedChanges(form.formState.defaultValues as SettingsValues, form.getValues()).filter(
    change => !hasRight(restaurant, rightOfTab(change.tab)),
  )
  const leaveLook = useLeaveLook(restaurant)
  const save = async () => {
    if (!(await leaveLook.ask(form.getValues('theme.style'))))
      return form.setValue('theme.style', restaurant.theme.style, { shouldDirty: true })
    await state.save()
    if (slug.isChanged) await slug.submit()
  }
  const [formId, whyId] = [useId(), useId()]
  const isReadOnly = restaurant.readOnly !== null
  const settings = useMemo(() => ({ restaurant, formId, isReadOnly }), [restaurant, formId, isReadOnly])
  const mayBeSaved = taken.length === 0 ? save : null
  useUnsavedToast({ hasChanges, isSaving, save: mayBeSaved })
  usePageActions(actions, { page, tab, open, state, slug, save: mayBeSaved })
  const showSlug = useEffectEvent(() => open('basic'))
  useEffect(() => {
    if (slug.note) showSlug()
  }, [slug.note])
  const tabs = [...SETTINGS_TABS.map(id => ({ id: `${id}`, label: texts.tabs[id], visible: true })), ...extraTabs]
  useTabTitle(tabs.find(({ id }) => id === tab)?.label)
  useEffect(() => onChanges(hasChanges), [onChanges, hasChanges])

  const panel = (id: ReadTab, content: ReactNode): ReactNode => {
    if (hasRight(restaurant, rightOfTab(id))) return content
    const changes = taken.filter(change => change.tab === id)
    if (changes.length === 0)
      return (
        <>
          <ReadSettings tab={id} restaurant={restaurant} />
          {id === 'hours' && showAll(hoursCards)}
        </>
      )
    return (
      <>
        <TakenChanges tab={id} restaurant={restaurant} changes={changes} />
        {content}
      </>
    )
  }
  const panels: Record<string, ReactNode> = {
    basic: panel('basic', <BasicTab />),
    hours: (
      <div className={styles.stack}>
        <TodayAndSpecialDays restaurant={restaurant} />
        {panel('hours', <HoursTab cards={hoursCards} />)}
      </div>
    ),
    appearance: panel('appearance', <AppearanceTab />),
  }
  const mayWriteTab = !extra && hasRight(restaurant, rightOfTab(tab as ReadTab))
  return (
    <div ref={page}>
      <PageHeader
        title={texts.title}
        tabs
        actions={
          (mayWriteTab || (hasChanges && mayBeSaved)) &&
          !isReadOnly && (
            <div className={styles.save}>
              {!hasChanges && (
                <p className={styles.why} id={whyId}>
                  {texts.noChanges}
                </p>
              )}
              <Button
                type="submit"
                form={formId}
                disabled={!hasChanges}
                aria-describedby={hasChanges ? undefined : whyId}
                busy={isSaving}
                busyLabel={isWaiting ? offlineTexts.waiting : undefined}
              >
                {texts.save}
              </Button>
            </div>
          )
        }
      />
      <form
        id={formId}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      />
      <ReadOnlyNotice restaurant={restaurant} className={styles.notice} />
      <SettingsContext value={settings}>
        <LogoContext value={logo}>
          <SlugContext value={slug}>
            <FormProvider {...form}>
              <Tabs
                className={styles.tabs}
                label={texts.title}
                panel={hasTab}
                value={tab}
                onChange={open}
                items={tabs.filter(({ visible }) => visible).map(({ id, label }) => ({ id, label }))}
              >
                {extra ? extra.content : panels[tab]}
              </Tabs>
              {!hasTab && <div className={styles.instead}>{extra.instead}</div>}
              {leaveLook.dialog}
            </FormProvider>
          </SlugContext>
        </LogoContext>
      </SettingsContext>
    </div>
  )
}

/** Opens the tab with the first error and focuses its field, so that screen readers read it. */
function useErrorTab(page: RefObject<HTMLElement | null>, tab: string, open: (id: string) => void) {
  const isWanted = useRef(false)
  const [times, setTimes] = useState(0)
  const showError = (paths: string[]) => {
    const wrong = tabWithError(paths, tab)
    isWanted.current = true
    if (wrong) open(wrong)
    setTimes(times + 1)
  }
  // The tab may be rendered only after the errors are known; its field is then found at the second try.
  useEffect(() => {
    const focus = () => {
      const control = isWanted.current && page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      if (!control) return
      isWanted.current = false
      control.focus()
    }
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [page, tab, times])
  return showError
}
