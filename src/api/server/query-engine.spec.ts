/** Documents that were read before Apollo Server, which need not read them again. */
import { ApolloServer } from '@apollo/server';
import { buildSchema } from 'graphql';
import { publicPrincipal } from '../../access/known-principals.js';
import { OperationStore } from './cost/operation-store.js';
import { ErrorPresenter } from '../request/error-presentation.js';
import { defaultLimits } from '../request/limits.js';
import { executionPlugin, OperationExecutor } from './query-engine.js';
import { RequestContext } from '../request/request-context.js';

it('a document that is known is neither parsed nor validated again', async () => {
  const schema = buildSchema('type Query { seats: Int }');
  const store = new OperationStore(defaultLimits);
  store.use(schema);
  const presenter = new ErrorPresenter({ error: () => undefined, warn: () => undefined });
  const executor = new OperationExecutor({ store, limits: defaultLimits, presenter });
  const read: string[] = [];
  const server = new ApolloServer<RequestContext>({
    schema,
    documentStore: null,
    plugins: [
      executionPlugin(executor, { store, presenter }),
      {
        requestDidStart: async () => ({
          parsingDidStart: async ({ source }) => void read.push(`parsed ${source}`),
          validationDidStart: async ({ source }) => void read.push(`validated ${source}`),
        }),
      },
    ],
  });
  store.read('{ seats }');
  for (const query of ['{ seats }', '{ six: seats }', '{ seats }']) {
    const { body } = await server.executeOperation({ query }, { contextValue: new RequestContext({}, publicPrincipal) });
    expect(body).toMatchObject({ singleResult: { data: {} } });
  }
  expect(read).toEqual(['parsed { six: seats }', 'validated { six: seats }']);
  await server.stop();
});
