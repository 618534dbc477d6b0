import type { DocgenProperty } from '../controls/argument-types.ts'

/** What the build has written down about a component. */
function docgenOf(component: unknown): object {
  const docs: unknown = isObject(component) ? Reflect.get(component, '__docgenInfo') : undefined
  return isObject(docs) ? docs : {}
}

/** Name that the build has written down for a component; a bundler may have shortened that of the function. */
export function nameOf(component: unknown): unknown {
  return Reflect.get(docgenOf(component), 'displayName')
}

/** Properties of a component with the types that its source gives them; none where the build has written nothing down. */
export function propertiesOf(component: unknown): Readonly<Record<string, DocgenProperty>> {
  const props: unknown = Reflect.get(docgenOf(component), 'props')
  return isObject(props) ? (props as Readonly<Record<string, DocgenProperty>>) : {}
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' || typeof value === 'function') && value !== null
}
