/**
 * Pages whose paths are decided by data: builders, never a list. The header imports the site map, and every job description
 * would ride along on every page.
 */
import leftOut from '#content/left-out.json' with { type: 'json' }
import { company } from '#site/company.ts'

/** A path that is made below; plain text is not assignable to it. */
export type FamilyPath = string & { readonly family: 'founder' | 'job' | 'post' | 'study' }

/** The founder's profile. */
export const founderPath = company.founder.path as FamilyPath

/** It, or none where the owner has left that page out. */
export const founderPages: readonly FamilyPath[] = leftOut.includes(founderPath) ? [] : [founderPath]

/** The page of one job. */
export const jobPath = (job: { readonly id: number | string }) => `/careers/${job.id}` as FamilyPath

/** The page of all posts. An owner may have neither. */
export const blogPath = '/blog' as FamilyPath

/** The page of one blog post. */
export const postPath = (post: { readonly slug: string }) => `/blog/${post.slug}` as FamilyPath

/** The page of all case studies. An owner may have neither. */
export const studiesPath = '/case-studies' as FamilyPath

/** The page of one case study. */
export const studyPath = (study: { readonly slug: string }) => `/case-studies/${study.slug}` as FamilyPath
