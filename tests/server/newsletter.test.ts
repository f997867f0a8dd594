import { expect, it } from 'vitest'
import { openStore } from '#server/storage/index.ts'
import { freshDatabase } from './database.ts'

it.each([undefined, 'the-key-of-a-page'])(
  'the newsletter takes somebody who has left and is back within ten minutes (key: %s)',
  async key => {
    const database = await freshDatabase()
    const store = await openStore({ url: database.url })
    const email = 'reader@visitor.example'
    for (const _ of ['first', 'back']) {
      const fields = { email: 'Reader@Visitor.example' }
      expect(await store.accept({ kind: 'newsletter', form: 'newsletter', key, fields })).toBe('stored')
      expect(await store.mailQueue.claim(Date.now())).toMatchObject({ about: email })
      const { token = '' } = (await store.subscribers.find(email)) ?? {}
      expect(await store.subscribers.confirm(token, Date.now())).toBe(true)
      expect(await store.subscribers.list()).toHaveLength(1)
      await store.subscribers.end(token, Date.now())
    }
    await store.close()
    await database.drop()
  },
)
