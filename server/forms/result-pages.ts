import { type EndpointName, endpoints } from '#forms/endpoints.ts'
import { partnershipCategory } from '#forms/partnership.ts'
import texts from '#generated/texts/server/results.json' with { type: 'json' }
import { fieldLabel } from '#server/field-label.ts'
import { html, lead, type MessagePage } from '#server/pages/message-page.ts'

/** Fields as they were sent. */
export type Sent = Readonly<Record<string, unknown>>

const toHome = `<p class="mt-8"><a class="button button-primary" href="/">${html(texts.home)}</a></p>`

export const thankYou: MessagePage = {
  title: texts.thanks,
  body: `${lead(texts.arrived)}${toHome}`,
}

export const checkYourMail: MessagePage = {
  title: texts.oneMoreStep,
  body: `${lead(texts.confirm)}${toHome}`,
}

const long = new Set(['message', 'coverLetter', 'goals'])

function field([name, value]: readonly [string, unknown]): string {
  const text = html(String(value))
  // Identifies the form; the visitor did not type it.
  if (name === 'category' && value === partnershipCategory)
    return `<input type="hidden" name="category" value="${text}">`
  const control = `id="field-${html(name)}" name="${html(name)}" class="control"`
  return `<div class="min-w-0"><label class="font-650" for="field-${html(name)}">${html(fieldLabel(name))}</label>${
    long.has(name) ? `<textarea ${control} rows="6">${text}</textarea>` : `<input ${control} value="${text}">`
  }</div>`
}

/** Shown when a form without scripts is refused before its fields are read, or when they are too long to be given back. */
export const refusedUnread = (reason: string): MessagePage => ({
  title: texts.notSent,
  body: `<p class="lead mt-4" role="alert">${html(reason)}</p>
<p class="mt-4">${html(texts.back)}</p>`,
})

/** Shown when a form without scripts is refused: the reason, and a form with the entered values. */
export function refused(form: EndpointName, fields: Sent, reason: string): MessagePage {
  const withFile = form === 'job-apply'
  const file = `<div class="min-w-0"><label class="font-650" for="field-resume">${html(texts.resume)}</label><input id="field-resume" class="control" type="file" name="resume" required></div>`
  return {
    title: texts.check,
    body: `<p class="lead mt-4" role="alert">${html(reason)}</p>
<form action="${endpoints[form].path}" method="post"${withFile ? ' enctype="multipart/form-data"' : ''} class="mt-8 grid gap-5">
${Object.entries(fields).map(field).join('\n')}
${withFile ? file : ''}
<p><button class="button button-primary" type="submit">${html(texts.again)}</button></p>
</form>`,
  }
}
