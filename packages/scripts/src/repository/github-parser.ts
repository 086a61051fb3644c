import { registerHooks } from 'node:module';

/** GitHub's own parser imports its schemas as JSON the way bundlers do, which Node refuses without an attribute. */
const hooks = registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    return resolved.url.endsWith('.min.json')
      ? { ...resolved, format: 'json', importAttributes: { type: 'json' } }
      : resolved;
  },
});
export const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } =
  await import('@actions/workflow-parser');
export const { parseAction } = await import('@actions/workflow-parser/actions/action-parser');
hooks.deregister();
