import { expect, test } from 'vitest'
import { GIVEN_ROLES, RIGHTS, USUAL_RIGHTS } from '#features/identity/rights.rules.ts'
import { sampleMember } from '#test/browser/team.ts'
import { bodyOf, changedRole, draftOf, grantOfRole, isSameDraft, newDraft, withRight } from './grant-form.rules.ts'

const BARRA = { id: 'barra', name: 'Barra', rights: [...GIVEN_ROLES.sala], memberIds: ['a', 'b'], updatedAt: '' }

test('somebody new begins as Sala in the restaurant on the page', () => {
  const body = { restaurantIds: ['r1'], roleIds: { r1: 'sala' }, rights: {} }
  expect(bodyOf(newDraft('r1'), false)).toEqual(body)
  expect(bodyOf(newDraft('r1'), true)).toEqual({ ...body, partner: false })
})

test('one right more or less makes it a medida', () => {
  const grant = withRight(grantOfRole('sala', []), 'prices', true)
  expect(grant).toEqual({ roleId: null, rights: ['prices', 'availability', 'hours', 'print'] })
  const body = bodyOf({ ...newDraft('r1'), grant: withRight(grant, 'hours', false) }, false)
  expect([body.roleIds, body.rights]).toEqual([{ r1: null }, { r1: ['prices', 'availability', 'print'] }])
})

test('each restaurant keeps its own where they differ', () => {
  const member = sampleMember({
    restaurantIds: ['r1', 'r2'],
    rights: { r1: [...RIGHTS], r2: [...USUAL_RIGHTS] },
    roleIds: { r1: 'encargado', r2: null },
  })
  const draft = draftOf(member)
  expect(draft.differs).toBe(true)
  const body = bodyOf(draft, false)
  expect([body.roleIds, body.rights]).toEqual([{ r1: 'encargado', r2: null }, { r2: USUAL_RIGHTS }])
  expect(isSameDraft(draft, draftOf(member))).toBe(true)
  expect(isSameDraft(draft, { ...draft, differs: false })).toBe(false)
})

test('a partner has no rights of their own in a body', () => {
  expect(bodyOf({ ...newDraft('r1'), partner: true }, true)).toEqual({ partner: true, restaurantIds: ['r1'] })
})

test('the rights of a role of the house that somebody changed one by one are asked about', () => {
  const before = { ...newDraft('r1'), grant: grantOfRole('barra', [BARRA]) }
  const after = { ...before, grant: withRight(withRight(before.grant, 'prices', true), 'hours', false) }
  expect(changedRole(before, after, [BARRA])).toEqual({ role: BARRA, added: ['prices'], removed: ['hours'] })
  expect(changedRole(before, { ...before, grant: grantOfRole('cocina', []) }, [BARRA])).toBeUndefined()
  expect(changedRole(newDraft('r1'), after, [BARRA])).toBeUndefined()
})
