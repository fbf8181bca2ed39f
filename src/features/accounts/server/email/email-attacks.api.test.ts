import { describe, expect, test } from 'vitest'
import { createTestApp, type SignedIn } from '#test/app.ts'
import { recordStatements } from '#test/statements.ts'
import { ask, BAD, codeFor, confirm, DEAD, login, mailTo, me, NEW, other, person } from '#test/accounts/emails.ts'

describe('attacks on the code', () => {
  test('of parallel uses one works', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    await ask(app, owner, NEW)
    const code = await codeFor(app, NEW)
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(app, owner, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await app.platform.db.selectFrom('email_undos').select('number').execute()).toEqual([{ number: 1 }])
  })

  test('five wrong tries, one after the other or at once, and it is dead', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    await ask(app, owner, NEW)
    const code = await codeFor(app, NEW)
    for (let time = 1; time <= 4; time++) expect(await confirm(app, owner, other(code))).toMatchObject(BAD)
    expect(await confirm(app, owner, other(code))).toMatchObject(DEAD)
    expect(await confirm(app, owner, code)).toMatchObject(DEAD)
    await ask(app, owner, NEW)
    const next = await codeFor(app, NEW)
    const many = await Promise.all(Array.from({ length: 12 }, () => confirm(app, owner, other(next))))
    expect(many.filter(each => each.code === 'bad_code')).toHaveLength(4)
    expect(await confirm(app, owner, next)).toMatchObject(DEAD)
  })

  test('another account’s code, for the same address too, is none', async () => {
    const app = await createTestApp()
    const [owner, thief] = [await person(app), await person(app)]
    await ask(app, owner, NEW)
    const code = await codeFor(app, NEW)
    expect(await confirm(app, thief, code)).toMatchObject(BAD)
    await ask(app, thief, NEW)
    await app.runJobs()
    const theirs = await codeFor(app, NEW)
    if (theirs !== code) expect(await confirm(app, thief, code)).toMatchObject(BAD)
    expect((await confirm(app, owner, code)).status).toBe(200)
  })

  test('of two accounts that take one address at once one has it; the other is answered like a wrong code', async () => {
    const app = await createTestApp()
    const people = [await person(app), await person(app)]
    const codes: string[] = []
    for (const each of people) {
      await ask(app, each, NEW)
      codes.push(await codeFor(app, NEW))
    }
    const answers = await Promise.all(people.map((each, index) => confirm(app, each, codes[index] ?? '')))
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)).toMatchObject(BAD)
    await app.runJobs()
    expect(mailTo(app, NEW, 'Ya tienes cuenta con este email')).toBeDefined()
    const loser = people[answers.findIndex(({ status }) => status === 400)] as SignedIn
    expect((await me(app, loser)).data.email).toBe(loser.email)
  })

  test('an address that is registered while its code waits stays with whoever registered', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    await ask(app, owner, NEW)
    const code = await codeFor(app, NEW)
    const registered = await app.signUp({ email: NEW })
    expect(await confirm(app, owner, code)).toMatchObject(BAD)
    expect((await login(app, NEW)).data.id).toBe(registered.id)
  })
})

describe('whether an address has an account', () => {
  test('is told by mail alone: the answers are the same to the last, and so is what is written', async () => {
    const app = await createTestApp()
    const [owner, someone] = [await person(app), await person(app)]
    const answers: string[][] = []
    const statements: string[][] = []
    const recorded = recordStatements(app.platform)
    for (const email of [someone.email, NEW]) {
      recorded.length = 0
      const asked = await ask(app, owner, email)
      statements.push([...recorded])
      await app.runJobs()
      const tried: string[] = []
      for (let time = 1; time <= 6; time++) tried.push((await confirm(app, owner, '000000')).text)
      answers.push([asked.text, ...tried])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(statements[0]?.length).toBeGreaterThan(3)
    expect(statements[0]).toEqual(statements[1])
    expect(mailTo(app, someone.email, 'Tu código para cambiar el email')).toBeUndefined()
    expect(mailTo(app, someone.email, 'Ya tienes cuenta con este email')?.text).toContain('No ha cambiado nada.')
    expect(mailTo(app, NEW, 'Ya tienes cuenta con este email')).toBeUndefined()
  })

  test('eleven mails a day to one address are ten, whoever asks, and the answer is the same', async () => {
    const app = await createTestApp({ rateLimits: true })
    const people = [await person(app), await person(app)]
    const answers: string[] = []
    for (let time = 0; time < 11; time++) answers.push((await ask(app, people[time % 2] as SignedIn, NEW)).text)
    expect(new Set(answers).size).toBe(1)
    await app.runJobs()
    const sent = app.mail.sent.filter(({ to }) => to === NEW)
    // A wish that another one has replaced mails nothing.
    expect(sent.length).toBeLessThanOrEqual(10)
  })
})
