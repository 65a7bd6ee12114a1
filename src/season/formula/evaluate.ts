/**
 * The value of a formula. It ends after at most as many steps as the formula has nodes.
 */
import { divide, type Fixed, multiply, ONE, recorded, withinBounds } from '../fixed.js';
import { power } from '../series.js';
import { formulaFunctions, type FormulaValues } from './functions.js';
import type { FormulaNode } from './parse.js';

const truth = (holds: boolean): Fixed => (holds ? ONE : 0n);

const operations: Readonly<Record<string, (left: Fixed, right: Fixed) => Fixed>> = {
  '+': (left, right) => withinBounds(left + right),
  '-': (left, right) => withinBounds(left - right),
  '*': multiply,
  '/': divide,
  '^': power,
  '<': (left, right) => truth(left < right),
  '<=': (left, right) => truth(left <= right),
  '>': (left, right) => truth(left > right),
  '>=': (left, right) => truth(left >= right),
  '==': (left, right) => truth(left === right),
  '!=': (left, right) => truth(left !== right),
};

/** @throws NoNumber */
export function valueOf(node: FormulaNode, values: FormulaValues): Fixed {
  switch (node.type) {
    case 'number':
      return node.value;
    case 'name':
      return recorded(values[node.name]);
    case 'minus':
      return -valueOf(node.of, values);
    case 'pair':
      return (operations[node.sign] as (left: Fixed, right: Fixed) => Fixed)(valueOf(node.left, values), valueOf(node.right, values));
    case 'call':
      return callOf(node.function, node.values, values);
  }
}

function callOf(name: string, nodes: readonly FormulaNode[], values: FormulaValues): Fixed {
  if (name === 'if') {
    const [condition, then, otherwise] = nodes as readonly [FormulaNode, FormulaNode, FormulaNode];
    return valueOf(valueOf(condition, values) === 0n ? otherwise : then, values);
  }
  const call = formulaFunctions.get(name) as NonNullable<ReturnType<typeof formulaFunctions.get>>;
  return call.apply(nodes.map((node) => valueOf(node, values)));
}
