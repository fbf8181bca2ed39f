import { zodResolver } from '@hookform/resolvers/zod'
import { spanishFallback } from '#shared/fields/field-errors.ts'
import { call } from '#ui/client/client.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { type Credentials, credentials, login, register, type Registration } from '../../accounts.contract.ts'
import { signInInstead } from '../sign-out/kept-sign-out.ts'
import { registrationForm } from '../../registration-form.ts'

export const loginResolver = zodResolver(credentials, spanishFallback)
export const registrationResolver = zodResolver(registrationForm, spanishFallback)

/** Throws ApiError. */
export const sendLogin = (body: Credentials): Promise<User> => signInInstead(() => call(login, { body }))

/** Throws ApiError. */
export const sendRegistration = (body: Registration): Promise<User> => signInInstead(() => call(register, { body }))
