import { type ComponentType, memo, useDeferredValue, useEffect } from 'react'
import { useLoaderData, useLocation, useNavigationType } from 'react-router-dom'
import { SnapshotsContext } from '#lists/list-store.ts'
import type { PageProps, View } from '#pages/words.ts'
import { Head } from '#seo/head.ts'
import { BandsContext } from '#ui/bands.ts'
import { PictureContext } from '#ui/page-picture.tsx'
import { loadWhenIdle } from '#ui/when-idle.ts'
import { PageBoundary } from './page-boundary.tsx'
import type { PageData } from './page-data.ts'

interface Props {
  data: PageData
  Component: ComponentType<PageProps<View>>
  /** Renders everything at once, not the opening first: for hydration, and when the visitor returns to a place on it. */
  whole: boolean
}

/** Animates sections below the fold as they are scrolled into view, once the page has settled. */
function useReveal(whole: boolean) {
  useEffect(() => {
    if (!whole) return
    let end: (() => void) | undefined
    const cancel = loadWhenIdle(
      () => import('./reveal.ts'),
      ({ revealSections }) => {
        end = revealSections()
      },
    )
    return () => {
      cancel()
      end?.()
    }
  }, [whole])
}

/** Returns the photograph of a page, of an article or of a case study. */
function photoOf(words: PageProps<View>['words']) {
  if ('post' in words) return words.post.photo
  if ('study' in words) return words.study.photo
  return 'photo' in words ? words.photo : undefined
}

function Shown({ data: { path, words, lists, picture, head }, Component, whole }: Props) {
  const bands = useDeferredValue(true, whole)
  useReveal(bands)
  return (
    <BandsContext value={bands}>
      <Head {...head} />
      <SnapshotsContext value={lists}>
        <PictureContext value={{ name: picture, photo: photoOf(words) }}>
          <Component path={path} words={words} />
        </PictureContext>
        {/* Reserves the space of the content, so that nothing visible moves. */}
        {!bands && <div className="min-h-screen" />}
      </SnapshotsContext>
    </BandsContext>
  )
}

let MissingPage: ComponentType<PageProps<View>> | undefined

/** Loads the page for 404, which any route may show. */
export async function loadMissingPage() {
  const { default: Component } = await import('#pages/not-found/page.tsx')
  MissingPage = Component as ComponentType<PageProps<View>>
}

/**
 * Returns the component of a route: the page of a view, between header and footer. Another path mounts another page without
 * the state of the previous one.
 */
export function routeComponent<V extends View>(View: ComponentType<PageProps<V>>) {
  const Page = memo(Shown)
  const Component = View as ComponentType<PageProps<View>>
  return function ShownPage() {
    const data = useLoaderData() as PageData
    const { hash } = useLocation()
    const whole = useNavigationType() === 'POP' || hash !== ''
    return (
      <PageBoundary key={data.path}>
        <Page data={data} Component={data.view === 'notFound' && MissingPage ? MissingPage : Component} whole={whole} />
      </PageBoundary>
    )
  }
}
