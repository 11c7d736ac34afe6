/** The addresses of the API, and the fields of what it returns: generated from the definitions of its types. */
import reference from 'virtual:catalog/api-reference';
import styles from './api-tables.module.css';
import { Section } from './section.tsx';

export function Endpoints() {
  return (
    <Section id="endpoints" title="Endpoints">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Path</th>
            <th scope="col">Returns</th>
          </tr>
        </thead>
        <tbody>
          {reference.endpoints.map(({ path, summary, example }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>
                {summary}
                {': '}
                <a href={example}>{example}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Also available as an <a href="/api/v1/openapi.json">OpenAPI 3.1</a> description and a{' '}
        <a href="/api/v1/schema.json">JSON Schema</a>.
      </p>
    </Section>
  );
}

export function Fields() {
  return (
    <Section id="fields" title="Fields">
      <p>
        Every field is always present. If a value is not known, it is <code>null</code> or empty.
      </p>
      {reference.objects.map(({ name, fields }) => (
        <table key={name} className={styles.table}>
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Type</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">
                  <code>{field.name}</code>
                </th>
                <td>{field.type}</td>
                <td>{field.description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Section>
  );
}
