import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { PageTab, UsePageTab } from '#ui/dashboard/dashboard-feature.ts'
import { usePageTabs } from '#ui/dashboard/page-with.ts'
import { useTabTitle } from '#ui/dashboard/tab-title.ts'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useUser } from '#features/identity/web/index.ts'
import { hasOtherTabs } from '../../settings-tabs.rules.ts'
import { settingsTexts as texts } from '../../user-settings.texts.ts'
import { ProfileTab } from './profile-tab.tsx'
import { SecurityTab } from '../security/security-tab.tsx'

const profile: PageTab = { id: 'profile', label: texts.tabs.profile, visible: true, content: <ProfileTab /> }
const security: PageTab = { id: 'security', label: texts.tabs.security, visible: true, content: <SecurityTab /> }

/**
 * 'Ajustes de usuario', with the tabs of other features: the tab is in the address; an unknown one is the first, and
 * one that the person may not open leads to Perfil and says so (S2 §2, 3-decisions §3).
 */
export function UserPage({ tabs }: { tabs: readonly UsePageTab[] }) {
  const user = useUser()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const others = usePageTabs(tabs).map(tab => ({ ...tab, visible: tab.visible && hasOtherTabs(user) }))
  const all = [profile, security, ...others]
  const asked = all.find(({ id }) => id === search.get('tab')) ?? profile
  const isAllowed = asked.visible
  useEffect(() => {
    if (isAllowed) return
    toast.error(texts.notAllowed, { id: 'settings-tab', detail: texts.notAllowedHint })
    void navigate({ search: 'tab=profile' }, { replace: true })
  }, [isAllowed, navigate])

  const tab = isAllowed ? asked : profile
  useTabTitle(tab.label)
  return (
    <>
      <PageHeader title={texts.title} tabs />
      <Tabs
        label={texts.title}
        value={tab.id}
        // At once: a tab is chosen by its focus and by the click, and one choice is one step back.
        onChange={next => void navigate({ search: `tab=${next}` }, { flushSync: true })}
        items={all.filter(({ visible }) => visible).map(({ id, label }) => ({ id, label }))}
      >
        {tab.content}
      </Tabs>
    </>
  )
}
