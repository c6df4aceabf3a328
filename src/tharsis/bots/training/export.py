"""A trained network as ONNX, with weights in 8 bits: what bots play with."""

from pathlib import Path
from typing import Any

import numpy as np

from tharsis.bots.network import spaces
from tharsis.bots.training.network import Net
from tharsis.bots.training.weights import quantised
from tharsis.kernel import Game
from tharsis.kernel.extras import need

OPSET = 20
FORMAT = 9
#: As torch's layers have it.
EPSILON = 1e-5


class Graph:
    """The nodes and numbers of a network, written one after the other."""

    def __init__(self, net: Net) -> None:
        self.onnx: Any = need("onnx", "train")
        self.weights = {
            name: value.detach().float().cpu().numpy() for name, value in net.state_dict().items()
        }
        self.nodes: list[Any] = []
        self.numbers: list[Any] = []

    def number(self, name: str, value: np.ndarray) -> str:
        self.numbers.append(self.onnx.numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def node(self, kind: str, inputs: list[str], output: str, **settings: Any) -> str:
        self.nodes.append(self.onnx.helper.make_node(kind, inputs, [output], **settings))
        return output

    def linear(self, x: str, name: str, output: str) -> str:
        whole, scale = quantised(self.weights[f"{name}.weight"])
        inputs = [
            self.number(f"{name}.whole", whole.T),
            self.number(f"{name}.scale", scale),
            self.number(f"{name}.zero", np.zeros(len(scale), np.int8)),
        ]
        matrix = self.node("DequantizeLinear", inputs, f"{name}.matrix", axis=1)
        bias = self.number(f"{name}.bias", self.weights[f"{name}.bias"])
        return self.node("Gemm", [x, matrix, bias], output)

    def norm(self, x: str, name: str) -> str:
        inputs = [
            x,
            *[self.number(f"{name}.{part}", self.weights[f"{name}.{part}"]) for part in ("weight", "bias")],
        ]
        return self.node("LayerNormalization", inputs, f"{name}.out", axis=-1, epsilon=EPSILON)


def export(net: Net, game: Game, path: Path) -> None:
    """Write a network as ONNX: from ``rows`` of bytes to ``policy`` and ``value``. The file says for which
    observations and actions of the game it is."""
    graph = Graph(net)
    helper, kinds = graph.onnx.helper, graph.onnx.TensorProto
    seen = graph.node("Cast", ["rows"], "seen", to=kinds.FLOAT)
    seen = graph.node("Add", [seen, graph.number("low", graph.weights["low"])], "lifted")
    seen = graph.node("Mul", [seen, graph.number("factor", graph.weights["factor"])], "scaled")
    x = graph.linear(seen, "first", "first.out")
    for i in range(len(net.blocks)):
        name = f"blocks.{i}"
        inner = graph.linear(graph.norm(x, f"{name}.norm"), f"{name}.inner", f"{name}.inner.out")
        bent = graph.node("Gelu", [inner], f"{name}.bent")
        outer = graph.linear(bent, f"{name}.outer", f"{name}.outer.out")
        x = graph.node("Add", [x, outer], f"{name}.sum")
    x = graph.norm(x, "norm")
    outputs = []
    for head in ("policy", "value"):
        graph.linear(x, head, head)
        width = len(graph.weights[f"{head}.bias"])
        outputs.append(helper.make_tensor_value_info(head, kinds.FLOAT, ["n", width]))
    size = len(graph.weights["low"])
    inputs = [helper.make_tensor_value_info("rows", kinds.UINT8, ["n", size])]
    built = helper.make_graph(graph.nodes, "tharsis", inputs, outputs, graph.numbers)
    model = helper.make_model(built, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=FORMAT)
    helper.set_model_props(model, spaces(game))
    graph.onnx.checker.check_model(model)
    graph.onnx.save(model, str(path))
