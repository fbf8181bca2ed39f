import { type ReactNode, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useUser } from '#features/identity/web/index.ts'
import { type SettingsTab, settingsTab, tabsFor } from '../../settings-tabs.rules.ts'
import { settingsTexts as texts } from '../../user-settings.texts.ts'
import { ProfileTab } from './profile-tab.tsx'
import { SecurityTab } from '../security/security-tab.tsx'

/** The tabs that belong to other features. */
type UserPageProps = { subscription: ReactNode; support: ReactNode; restaurants: ReactNode }

/** 'Ajustes de usuario': the tab is in the address; one that the person may not open leads to Perfil (S2 §2). */
export function UserPage({ subscription, support, restaurants }: UserPageProps) {
  const user = useUser()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const allowed = tabsFor(user)
  const asked = settingsTab(search.get('tab'))
  const isAllowed = allowed.includes(asked)
  useEffect(() => {
    if (isAllowed) return
    toast.error(texts.notAllowed, { id: 'settings-tab', detail: texts.notAllowedHint })
    void navigate({ search: 'tab=profile' }, { replace: true })
  }, [isAllowed, navigate])

  const panels: Record<SettingsTab, ReactNode> = {
    profile: <ProfileTab />,
    security: <SecurityTab />,
    subscription,
    support,
    restaurants,
  }
  const tab = isAllowed ? asked : 'profile'
  return (
    <>
      <PageHeader title={texts.title} />
      <Tabs
        label={texts.title}
        value={tab}
        // At once: a tab is chosen by its focus and by the click, and one choice is one step back.
        onChange={next => void navigate({ search: `tab=${next}` }, { flushSync: true })}
        items={allowed.map(id => ({ id, label: texts.tabs[id] }))}
      >
        {panels[tab]}
      </Tabs>
    </>
  )
}
