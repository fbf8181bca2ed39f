import type { User } from '#features/identity/identity.contract.ts'

export const SETTINGS_TABS = ['profile', 'security', 'subscription', 'support', 'restaurants'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

const FOR_EVERYONE: readonly SettingsTab[] = ['profile', 'security']

/** Users with a status value see only Perfil and Seguridad (S2 §6). */
export const tabsFor = (user: User): readonly SettingsTab[] => (user.status ? FOR_EVERYONE : SETTINGS_TABS)

/** The tab of an address; an unknown one is the first (3-decisions §3). */
export const settingsTab = (asked: string | null): SettingsTab => SETTINGS_TABS.find(tab => tab === asked) ?? 'profile'
