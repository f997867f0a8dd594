import './forms.css'
import { applicationValues, type TypedValues } from '#api/form-values.ts'
import { resumeProblem, resumeTypes, submissions } from '#api/submissions.ts'
import { showToast } from '#toasts/show-toast.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { FormStatus } from './form-status.tsx'
import { resumeIn } from './use-draft.ts'
import { useForm } from './use-form.ts'
import { Waiting } from './waiting.tsx'

const name = 'application-form'
const incomplete = 'Please fill in your full name, email, and upload your resume.'

async function check(values: TypedValues, form: HTMLFormElement) {
  const { fieldErrors } = await import('#api/schemas.ts')
  const found = fieldErrors('job-apply', applicationValues(values))
  const resume = resumeIn(form)
  const resumeError = resumeProblem(resume)
  const errors = { ...found, ...(resumeError && { resume: resumeError }) }
  if (Object.keys(errors).length === 0) return undefined
  const missing = !values.fullName?.trim() || !values.email?.trim() || !resume
  return { message: missing ? incomplete : (Object.values(errors)[0] ?? incomplete), errors }
}

/** The careers application (first specification document, sections 2, 4, 5 and 8). The file stays chosen until it has arrived. */
export function ApplicationForm() {
  const { status, sending, errors, summary, cancel, formProps } = useForm({
    name,
    check,
    onInvalid: description =>
      showToast({
        variant: 'destructive',
        title: description === incomplete ? 'Missing Information' : 'Error',
        description,
      }),
    onError: description => showToast({ variant: 'destructive', title: 'Error', description }),
    onSuccess: () =>
      showToast({
        title: 'Application Submitted!',
        description: "Thank you for applying. We'll be in touch if your profile matches our needs.",
      }),
  })
  const progress = status.state === 'sending' ? Math.round(status.progress * 100) : 0
  return (
    <>
      <form {...formProps} action={submissions['job-apply'].path} method="post" encType="multipart/form-data">
        <ErrorSummary form={name} errors={errors} summary={summary} />
        <fieldset role="none" disabled={sending} className="grid gap-5 sm:grid-cols-2">
          <Field form={name} name="fullName" label="Full name" required autoComplete="name" error={errors.fullName} />
          <Field
            form={name}
            name="email"
            label="Email"
            type="email"
            required
            autoComplete="email"
            error={errors.email}
          />
          <Field form={name} name="phone" label="Phone" type="tel" autoComplete="tel" error={errors.phone} />
          <Field
            form={name}
            name="linkedinProfile"
            label="LinkedIn profile URL"
            type="url"
            error={errors.linkedinProfile}
          />
          <div className="sm:col-span-2">
            <Field form={name} name="portfolioUrl" label="Portfolio URL" type="url" error={errors.portfolioUrl} />
          </div>
          <div className="sm:col-span-2">
            <Field
              form={name}
              name="resume"
              label="Resume"
              type="file"
              required
              accept={resumeTypes.join(',')}
              hint="PDF, DOC or DOCX, up to 10MB"
              error={errors.resume}
            />
          </div>
          <div className="sm:col-span-2">
            <Field form={name} name="coverLetter" label="Cover letter (optional)" rows={8} error={errors.coverLetter} />
          </div>
          <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
            <button type="submit" className="button button-action">
              {sending ? 'Submitting...' : 'Submit Application'}
            </button>
          </div>
        </fieldset>
        {sending && (
          <div className="mt-5 flex items-center gap-4">
            <progress className="grow" max={100} value={progress} aria-label="Upload">
              {progress} %
            </progress>
            <button type="button" className="button button-secondary button-small" onClick={cancel}>
              Cancel
            </button>
          </div>
        )}
        <FormStatus status={status} success="Application submitted." />
      </form>
      <Waiting form={name} />
    </>
  )
}
