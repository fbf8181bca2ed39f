import { z } from 'zod'
import { right } from './rights.rules.ts'
import { tier, subscriptionStatus } from '#shared/plan.ts'

export const ROLES = ['owner', 'worker', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Notices that are mailed, each of which can be switched off (4-beyond §10). */
export const NOTICE_MAILS = ['holidays', 'prices', 'reports'] as const
export type NoticeMail = (typeof NOTICE_MAILS)[number]

/** `User` in every answer (3-decisions §2). `subscription` is null for admins and absent for workers. */
export const user = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    /** Whether somebody has shown that they read what is sent to it; nothing waits for that (4-beyond §10). */
    emailConfirmed: z.boolean(),
    role: z.enum(ROLES),
    status: z.string().optional(),
    restaurantIds: z.array(z.string()),
    currentRestaurantId: z.string().nullable(),
    /** In the current restaurant (4-beyond §10). */
    rights: z.array(right),
    /** Counts as the owner, but for paying; `role` stays `worker`. */
    partner: z.boolean().optional(),
    createdAt: z.string(),
    /** Notices that are not mailed; absent: all are. */
    mutedMails: z.array(z.enum(NOTICE_MAILS)).optional(),
    subscription: z
      .object({
        tier,
        status: subscriptionStatus,
        trialEndsAt: z.string().nullable(),
        subscriptionEndsAt: z.string().nullable(),
        cancelAtPeriodEnd: z.boolean(),
      })
      .nullable()
      .optional(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof user>
